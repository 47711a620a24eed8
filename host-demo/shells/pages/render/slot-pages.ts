import { html } from 'ghtml';
import {
  activeSlot,
  addresses,
  branches,
  nowOf,
  slotDays,
  HOME_ADDRESS,
  HOME_BRANCH,
  type BookableSlot,
  type SlotDay,
} from '../../../services/state';
import type { SlotReservation, SlotType, World } from '../../../services/state/world';
import { formatPrice, formatDay, formatHours, formatSlot, londonHour } from '../../shop/format';
import { paths } from '../../shop/paths';
import {
  cards,
  linkButton,
  note,
  postButton,
  titledNote,
  type PageContext,
  type PageRenderer,
} from './parts';

interface Service {
  readonly slotType: SlotType;
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** The kinds of slots, and the page of each. */
export const services = [
  {
    slotType: 'DELIVERY',
    path: paths.bookDelivery,
    title: 'Book a delivery',
    text: 'We bring your shopping to your kitchen table. From £3 a delivery.',
  },
  {
    slotType: 'GROCERY_COLLECTION',
    path: paths.bookGroceryCollection,
    title: 'Collect groceries and entertaining',
    text: 'Packed and ready at your branch, in a two-hour slot. Free.',
  },
  {
    slotType: 'ENTERTAINING_COLLECTION',
    path: paths.bookEntertainingCollection,
    title: 'Collect entertaining',
    text: 'Platters, cakes and party food from our kitchens. Order two days ahead. Free.',
  },
] as const satisfies readonly Service[];

const place = (slotType: SlotType): string => {
  if (slotType === 'DELIVERY') {
    const address = addresses.get(HOME_ADDRESS);
    return address ? `Delivered to ${address.line1}, ${address.town}, ${address.postalCode}` : '';
  }
  const branch = branches.get(HOME_BRANCH);
  return branch ? `Collect from ${branch.name}, ${branch.contactDetails.address1}` : '';
};

const offer = ({ available, tooSoon, charge }: BookableSlot): string => {
  if (!available) return tooSoon ? 'Too soon' : 'Full';
  return charge === 0 ? 'Free' : formatPrice(charge);
};

/** The slot of an order that is being prepared cannot be changed. */
const isFixed = ({ orderState, slotChangeable }: World): boolean =>
  orderState === 'AMENDING' && !slotChangeable;

const hour = (slot: BookableSlot, service: Service, world: World): string => {
  const active = activeSlot(world);
  const ownSlot = active?.startDateTime === slot.startDateTime && active.slotType === service.slotType;
  return html`<li>
    <form method="post" action="${service.path}">
      <input type="hidden" name="slotId" value="${slot.slotId}" />
      <button
        class="hour"
        type="submit"
        !${ownSlot ? 'aria-current="true"' : ''}
        !${(slot.available && !isFixed(world)) || ownSlot ? '' : 'disabled'}
      >
        <span><span class="unseen">${formatDay(slot.startDateTime)}, </span>${formatHours(slot)}</span>
        <span class="hour__charge"> ${ownSlot ? 'Your slot' : offer(slot)} </span>
      </button>
    </form>
  </li>`;
};

const dayParts = (hours: readonly BookableSlot[], service: Service, world: World): string => {
  const part = (slot: BookableSlot): string => {
    const at = londonHour(slot.startDateTime);
    return at < 12 ? 'Morning' : at < 17 ? 'Afternoon' : 'Evening';
  };
  return ['Morning', 'Afternoon', 'Evening']
    .map((name) => ({ name, slots: hours.filter((slot) => part(slot) === name) }))
    .filter(({ slots }) => slots.length > 0)
    .map(
      ({ name, slots }) =>
        html`<h3>${name}</h3>
          <ul class="hours">
            !${slots.map((slot) => hour(slot, service, world))}
          </ul>`,
    )
    .join('');
};

const shortDay = (day: SlotDay): string => {
  const [weekday = '', date = '', month = ''] = formatDay(`${day.date}T12:00:00Z`).split(' ');
  return html`${weekday.slice(0, 3)}<strong>${date}</strong>${month.slice(0, 3)}<span class="unseen">
      ${day.slots.some(({ available }) => available) ? '' : ', no slots left'}</span
    >`;
};

const cancelButton = ({ id }: SlotReservation, text: string): string =>
  postButton(`${paths.serviceSelection}/cancel`, text, { slotReservationId: id }, 'button--quiet');

/** Shows which order's slot is being changed, from which slot and, once it is reserved, to which. */
const changing = (world: World, slot: SlotReservation): string => {
  const { customerOrderId, previousSlot } = world;
  const order = html`<a href="${paths.order}/${customerOrderId}">order ${customerOrderId}</a>`;
  if (isFixed(world)) {
    return titledNote(
      html`The slot of !${order} stays: ${formatSlot(slot)}`,
      'It contains items currently being prepared, so its time can no longer be changed.',
      linkButton(paths.trolley, 'Back to your changes'),
      'note--warning',
    );
  }
  const title = html`You are changing the slot of !${order}`;
  if (previousSlot === null || previousSlot === slot) {
    return titledNote(
      title,
      html`From ${formatSlot(slot)}. ${place(slot.slotType)}`,
      linkButton(paths.trolley, 'Keep this slot', 'button--quiet'),
    );
  }
  return titledNote(
    title,
    html`From ${formatSlot(previousSlot)} to ${formatSlot(slot)}. Check out to keep the new slot.`,
    linkButton(paths.trolley, 'View trolley') + cancelButton(slot, 'Keep the previous slot'),
  );
};

const status = ({ world, query }: PageContext): string => {
  if (query['problem']) {
    const taken = query['problem'] === 'SLOT_UNAVAILABLE' || query['problem'] === 'UNKNOWN_SLOT';
    return note(
      taken
        ? 'Sorry, that slot has just been taken. Please choose another.'
        : 'Sorry, we could not book that slot. Your slot stays as it was.',
      'danger',
    );
  }
  const slot = activeSlot(world);
  if (slot === null || slot.status === 'EXPIRED') return '';
  if (world.orderState === 'AMENDING') return changing(world, slot);
  return titledNote(
    html`Your slot: ${formatSlot(slot)}`,
    html`${place(slot.slotType)}`,
    linkButton(paths.groceries, 'Continue shopping') +
      linkButton(paths.trolley, 'View trolley', 'button--quiet') +
      cancelButton(slot, 'Cancel this slot'),
  );
};

/** Days and hours of one service; each hour is a button that books. */
export const slotPage =
  (service: Service): PageRenderer =>
  (context) => {
    const now = nowOf(context.world).getTime();
    const ownSlot = activeSlot(context.world)?.startDateTime;
    const days = slotDays(context.world, service.slotType).map((day) => ({
      ...day,
      slots: day.slots.filter(({ startDateTime }) => Date.parse(startDateTime) > now),
    }));
    const chosen =
      days.find(({ date }) => date === context.query['day']) ??
      days.find(({ slots }) => slots.some(({ startDateTime }) => startDateTime === ownSlot)) ??
      days.find(({ slots }) => slots.some(({ available }) => available)) ??
      days[0];
    return {
      title: service.title,
      main: html`
        <h1>${service.title}</h1>
        <p class="lead">${place(service.slotType)}</p>
        !${status(context)}
        <h2>Choose a day</h2>
        <ul class="days">
          !${days.map(
            (day) =>
              html`<li>
                <a
                  class="day"
                  href="${service.path}?day=${day.date}"
                  !${day === chosen ? 'aria-current="date"' : ''}
                  >!${shortDay(day)}</a
                >
              </li>`,
          )}
        </ul>
        !${
          chosen
            ? html`<h2>${formatDay(`${chosen.date}T12:00:00Z`)}</h2>
                !${dayParts(chosen.slots, service, context.world)}`
            : ''
        }
      `,
    };
  };

/** The choice between delivery and collection, where booking starts. */
export const serviceSelectionPage: PageRenderer = (context) => ({
  title: 'Choose delivery or collection',
  main: html`
    <h1>How would you like your shopping?</h1>
    <p class="lead">Choose a slot now and it is yours while you shop.</p>
    !${status(context)}
    !${cards(services.map(({ title, text, path }) => ({ title, text, actions: linkButton(path, 'See times') })))}
  `,
});
