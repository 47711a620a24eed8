import { refreshFaults, startFaults } from './faults';
import { refreshJournal, startJournal } from './journal';
import { attempt, byId } from './page';
import { startWorld } from './world';

attempt(async () => {
  await startWorld(async () => {
    await refreshFaults();
    await refreshJournal();
  });
  await startFaults();
  byId('controls', HTMLFieldSetElement).disabled = false;
  await startJournal();
});
