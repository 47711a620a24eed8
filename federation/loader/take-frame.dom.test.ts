import { serverMark, type HeaderProps } from '../contract';
import { takeFrame } from './take-frame';

const PROPS = { config: { brand: { name: 'Fernleigh' } } } as HeaderProps;

const showFrame = (config: unknown): HTMLElement => {
  const early = document.createElement('shop-header');
  const json = document.createElement('script');
  json.type = 'application/json';
  json.textContent = JSON.stringify(config);
  early.append(json, document.createComment(serverMark('lean.js')), document.createElement('header'));
  const place = document.createElement('div');
  document.body.replaceChildren(early, place);
  return place;
};

describe('takeFrame', () => {
  it('moves the frame of the same configuration into the place [FED-8]', () => {
    const place = showFrame(PROPS.config);
    takeFrame(place, PROPS);
    expect([...place.childNodes].map(({ nodeName }) => nodeName)).toEqual(['#comment', 'HEADER']);
    expect(document.querySelector('shop-header')).toBeNull();
  });

  it.each([
    ['another configuration', { config: { ...PROPS.config, applicationName: 'other' } }],
    ['preloaded data, which the frame does not show', { ...PROPS, preloaded: {} }],
  ])('removes the frame for %s [FED-8]', (_, props) => {
    const place = showFrame(PROPS.config);
    takeFrame(place, props);
    expect(place.childNodes).toHaveLength(0);
    expect(document.querySelector('shop-header')).toBeNull();
  });

  it('leaves the markup of a server in place [FED-8]', () => {
    const place = showFrame(PROPS.config);
    place.append(document.createComment(serverMark('lean.js')));
    takeFrame(place, PROPS);
    expect(place.childNodes).toHaveLength(1);
  });
});
