import { Dialog } from '../../ui/Dialog';
import type { HeaderContext } from '../../context/context';
import { identityOf } from '../../context/identity';
import type { Modal } from '../../context/modals';
import { VERSION } from '../../context/version';
import * as styles from './HealthPanel.module.css';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';

/** Creates the health panel from the header's state at this moment. It contains no data of a shopper [CALL-1]. */
export const healthPanel = ({
  props: { config },
  services: { health },
  session,
  browser,
}: HeaderContext): Modal => {
  const status = session.getState();
  const flags = Object.entries(config.features ?? {}).filter(([, isOn]) => isOn === true);
  const facts = {
    Version: VERSION,
    Channel: text(browser.channel()),
    Session: `${status.kind}, ${identityOf(status)}`,
    Flickers: text(health?.flickers()),
    Features: flags.map(([name]) => name).join(', '),
  };
  const lines = [...(health?.entries() ?? [])].reverse();
  return {
    name: 'health',
    render: (dialog) => (
      <Dialog title="Header health" {...dialog}>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div role="region" aria-label="Calls" tabIndex={0}>
          <table className={styles.calls}>
            <caption>Calls, newest first</caption>
            <thead>
              <tr>
                {['Service', 'Call', 'Outcome', 'ms'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ level, message, fields }, index) => (
                <tr key={index} data-level={level}>
                  <td>{text(fields['service'] ?? message)}</td>
                  <td>{[fields['method'], fields['path']].map(text).join(' ')}</td>
                  <td>{[fields['kind'], fields['status']].filter(Boolean).join(' ')}</td>
                  <td>{text(fields['milliseconds'])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Dialog>
    ),
  };
};
