import type { HealthMeasurement, HealthSink } from '../../../federation/loader';

const ADDRESS = '/demo/releases/measurements';

/** Sends each measurement of the header as a beacon, which also arrives when the page is left. */
export const healthSink: HealthSink = {
  report: (measurement: HealthMeasurement) => {
    navigator.sendBeacon(ADDRESS, JSON.stringify(measurement));
  },
};
