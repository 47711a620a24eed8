/** Returns the roots of the shadow trees that contain a node, from the inside out. */
export const shadowRootsOf = (node: Node): readonly ShadowRoot[] => {
  const root = node.getRootNode() as ShadowRoot;
  // A detached link has a host, too: that of its address.
  return typeof root.host === 'object' ? [root, ...shadowRootsOf(root.host)] : [];
};

/** Returns whether an element contains another one, also around shadow trees. */
export const surrounds = (outer: Element, inner: Element): boolean =>
  [inner, ...shadowRootsOf(inner).map(({ host }) => host)].some((each) => outer.contains(each));
