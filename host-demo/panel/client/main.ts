import { refreshFaults, startFaults } from './faults';
import { refreshJournal, startJournal } from './journal';
import { attempt } from './page';
import { startWorld } from './world';

attempt(async () => {
  await startWorld(async () => {
    await refreshFaults();
    await refreshJournal();
  });
  await startFaults();
  await startJournal();
}, '');
