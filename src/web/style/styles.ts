/**
 * What the pages look like, in the order in which later rules override earlier ones. It comes whole with the first
 * page: parts that are loaded later share it, and their order must not depend on which of them comes first.
 */
import './tokens.css';
import './base.css';
import '../fight/ask/ask.css';
import '../kit/drawer.css';
import '../fight/hand-dice/tray.css';
import '../kit/modal.css';
import '../fight/gm/seats/keep-recovery-link.css';
import '../fight/state/since.css';
import '../fight/order/decider.css';
import '../fight/order/order.css';
import '../fight/due-now/due-now.css';
import '../fight/page/leaves.css';
import '../fight/log/log.css';
import '../fight/map/motion/motion.css';
import '../fight/map/map.css';
import '../fight/sequence/stack.css';
import '../fight/sequence/sequence.css';
import '../fight/top-bar/help.css';
import '../kit/form.css';
import '../fight/top-bar/top-bar.css';
import '../fight/page/fight-page.css';
import '../fight/page/landscape.css';
import '../kit/drop-zone.css';
