/** Renders a tree of elements into nodes, and again where it has changed. */
import { setAttributes, type Props } from './attributes';
import { callComponent, type Effects } from './hooks';
import {
  adopt,
  attach,
  createElement,
  end,
  insert,
  isClass,
  isElementNode,
  isShown,
  isSvg,
  keep,
  removeNodes,
  typeOf,
  type ClassInstance,
  type Component,
  type Instance,
  type Place,
} from './instance';
import { childOf, ROOT, type TreePosition } from './tree-id';

/** One render of a root. */
export interface Pass {
  /** Whether the nodes may be those of a server. */
  readonly isFirst: boolean;
  /** Whether everything renders again, changed or not. */
  isForced: boolean;
  /** What waits until the nodes are in place: first references, then effects. */
  readonly refs: (() => void)[];
  readonly effects: Effects;
  /** Renders the root again. */
  readonly schedule: () => void;
  /** A component has thrown. */
  readonly onFailure: () => void;
}

export const createInstance = (
  schedule: () => void,
  type?: unknown,
  key?: unknown,
  parent?: Instance,
): Instance => {
  const instance: Instance = {
    ...{ type, key, parent, props: {}, cells: [], children: [], position: ROOT },
    schedule() {
      instance.isChanged = true;
      for (let outer = parent; outer; outer = outer.parent) outer.hasChanged = true;
      schedule();
    },
  };
  return instance;
};

/** Renders what is inside an element, a list or a component. */
export const renderInside = (
  pass: Pass,
  place: Place,
  owner: Instance,
  children: unknown,
  position: TreePosition,
): void => {
  const isList = Array.isArray(children);
  const nodes: readonly unknown[] = isList ? children : [children];
  const kept = new Set<Instance>();
  const found = nodes.map((node, index) => {
    const key = (isElementNode(node) ? node.key : undefined) ?? index;
    const type = typeOf(node);
    const old = owner.children.find((each) => each.key === key && each.type === type);
    if (old && isShown(node)) kept.add(old);
    return old ?? createInstance(pass.schedule, type, key, owner);
  });
  for (const old of owner.children)
    if (!kept.has(old)) {
      end(old);
      removeNodes(old);
    }
  owner.children = found.filter((instance, index) => {
    const node = nodes[index];
    if (!isShown(node)) return false;
    renderNode(pass, place, instance, node, isList ? childOf(position, nodes.length, index) : position);
    return true;
  });
};

const renderText = ({ isFirst }: Pass, place: Place, instance: Instance, text: string): void => {
  const adopted = isFirst ? adopt(place, '#text') : undefined;
  instance.node ??= (adopted ?? place.parent.ownerDocument.createTextNode(text)) as Text;
  if (instance.node.textContent !== text) instance.node.textContent = text;
  insert(place, instance.node);
};

const renderElement = (
  pass: Pass,
  place: Place,
  instance: Instance,
  props: Props,
  position: TreePosition,
): void => {
  const type = instance.type as string;
  const adopted = pass.isFirst ? (adopt(place, type) as HTMLElement | undefined) : undefined;
  instance.node ??= adopted ?? createElement(type, place);
  const node = instance.node as HTMLElement;
  // A server's attributes stay, as some are changed by the page's own script before this one.
  if (!adopted) setAttributes(node, isSvg(node), instance.props, props);
  // Its content is for browsers without script.
  if (type !== 'noscript')
    renderInside(pass, { parent: node, last: null }, instance, props['children'], position);
  if (instance.props['ref'] !== props['ref']) pass.refs.push(() => attach(instance, props['ref']));
  insert(place, node);
};

/** Calls a component, and returns the effects that wait. */
const call = (instance: Instance, component: Component, props: Props, position: TreePosition): Effects => {
  const called = callComponent(instance, position, () => {
    if (!isClass(component)) return component(props);
    instance.object ??= Reflect.construct(component, [props]) as ClassInstance;
    instance.object.props = props;
    return instance.object.render();
  });
  Object.assign(instance, { output: called.node, position: called.position });
  return called.effects;
};

const renderComponent = (
  pass: Pass,
  place: Place,
  instance: Instance,
  component: Component,
  waiting: Effects | undefined,
): void => {
  try {
    renderInside(pass, place, instance, instance.output, instance.position);
  } catch (error) {
    if (!isClass(component)) throw error;
    pass.onFailure();
  }
  // After those of the components in it.
  pass.effects.layout.push(...(waiting?.layout ?? []));
  pass.effects.passive.push(...(waiting?.passive ?? []));
};

const renderContext = (
  pass: Pass,
  place: Place,
  instance: Instance,
  props: Props,
  position: TreePosition,
): void => {
  const context = instance.type as { _currentValue: unknown };
  const outer = context._currentValue;
  const wasForced = pass.isForced;
  pass.isForced ||= instance.props['value'] !== props['value'];
  context._currentValue = props['value'];
  try {
    renderInside(pass, place, instance, props['children'], position);
  } finally {
    context._currentValue = outer;
    pass.isForced = wasForced;
  }
};

const renderNode = (
  pass: Pass,
  place: Place,
  instance: Instance,
  node: unknown,
  position: TreePosition,
): void => {
  const isSame = !pass.isForced && instance.rendered === node && !instance.isChanged;
  if (isSame && !instance.hasChanged) {
    keep(place, instance);
    return;
  }
  Object.assign(instance, { rendered: node, isChanged: false, hasChanged: false });
  if (!isElementNode(node)) {
    if (Array.isArray(node)) renderInside(pass, place, instance, node, position);
    else renderText(pass, place, instance, String(node));
    return;
  }
  const { type, props } = node;
  if (typeof type === 'string') renderElement(pass, place, instance, props, position);
  else if (typeof type === 'symbol') renderInside(pass, place, instance, props['children'], position);
  else if ('_currentValue' in Object(type)) renderContext(pass, place, instance, props, position);
  else {
    // `memo` returns an object with the component.
    const component = (typeof type === 'function' ? type : (type as { type: unknown }).type) as Component;
    const waiting = isSame ? undefined : call(instance, component, props, position);
    renderComponent(pass, place, instance, component, waiting);
  }
  instance.props = props;
};
