import * as v from 'valibot';
import type { SlotsAdapter } from '../../../../federation/contract';
import type { Graph, Operation } from './graph';

const slot = v.object({ startDateTime: v.string(), endDateTime: v.string(), available: v.boolean() });
const slots = v.object({ getSlots: v.array(v.object({ slots: v.array(slot) })) });

const slotsOperation: Operation<v.InferOutput<typeof slots>> = {
  tag: 'slots',
  query: '{ getSlots(slotType: DELIVERY) { slots { startDateTime endDateTime available } } }',
  schema: slots,
};

/** Creates the adapter by which the header displays the next free slot. @param area the first half of the home postcode */
export const createHeaderSlots = (graph: Graph, area: string): SlotsAdapter => ({
  next: async () => {
    const { getSlots } = await graph.request(slotsOperation, {});
    const free = getSlots.flatMap((day) => day.slots).find(({ available }) => available);
    return free && { start: free.startDateTime, end: free.endDateTime, postcode: area };
  },
});
