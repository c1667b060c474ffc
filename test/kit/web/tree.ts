/** A page as a browser tells it to a screen reader: roles, names and states, and nothing of how it looks. */
import type { CDPSession, Page } from 'playwright-core';

export interface TreeNode {
  /** The same as long as it is the same thing. */
  readonly id: number;
  readonly role: string;
  readonly name: string;
  readonly value: string;
  /** By the name that the tree has for it, such as `pressed` or `disabled`. */
  readonly states: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly children: readonly TreeNode[];
}

type AXNode = Awaited<ReturnType<typeof nodesOf>>[number];

export class Tree {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async of(page: Page): Promise<Tree> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Tree(session);
  }

  /** The page as it is now. */
  async read(): Promise<TreeNode> {
    const nodes = await nodesOf(this.session);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const root = nodes.find(({ parentId }) => parentId === undefined);
    if (!root) throw new Error('The page has no accessibility tree.');
    return { ...plain(root), children: childrenOf(root, byId) };
  }
}

const nodesOf = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes;

/** What says nothing by itself: its children stand in its place. */
const UNSAID = new Set(['none', 'generic', 'InlineTextBox']);

function childrenOf(node: AXNode, byId: ReadonlyMap<string, AXNode>): readonly TreeNode[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    if (!child) return [];
    const { ignored, role } = child;
    const isUnsaid = ignored || (UNSAID.has(String(role?.value)) && !isBusy(child));
    const children = childrenOf(child, byId);
    return isUnsaid ? children : [{ ...plain(child), children }];
  });
}

const isBusy = ({ properties }: AXNode): boolean =>
  properties?.some(({ name, value }) => name === 'busy' && value.value === true) === true;

const plain = (node: AXNode): Omit<TreeNode, 'children'> => ({
  id: node.backendDOMNodeId ?? 0,
  role: String(node.role?.value ?? ''),
  name: String(node.name?.value ?? '').trim(),
  value: String(node.value?.value ?? ''),
  states: Object.fromEntries(
    (node.properties ?? []).map((one) => [one.name, one.value.value as string]),
  ),
});

/** A node and all within it, in the order in which they are read. */
export const within = (node: TreeNode): readonly TreeNode[] => [
  node,
  ...node.children.flatMap(within),
];

/** All that is said within a node. */
export const textOf = (node: TreeNode): string =>
  within(node)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ');
