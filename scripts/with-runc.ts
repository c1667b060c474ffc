/**
 * Runs a command that copies, unpacks and runs images, also those of the other processor:
 * `node scripts/with-runc.ts vitest run test/image`.
 */
import { runWith } from './debian-programs.ts';

const OTHER_PROCESSOR = process.arch === 'arm64' ? 'x86_64' : 'aarch64';
const emulator = `/usr/bin/qemu-${OTHER_PROCESSOR}-static`;

if (process.getuid?.() !== 0) {
  console.error('Only root starts containers here: npm run test:image as root, on Debian.');
  process.exit(1);
}
runWith(
  { runc: 'runc', skopeo: 'skopeo', umoci: 'umoci', [emulator]: 'qemu-user-static' },
  { SIXBEAT_EMULATOR: emulator },
);
