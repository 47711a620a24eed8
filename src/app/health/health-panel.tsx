import type { HeaderProps } from '../../../federation/contract';
import { Dialog } from '../../ui/Dialog';
import { identityOf } from '../identity';
import type { Modal } from '../modals';
import type { Services } from '../services';
import { VERSION } from '../version';
import * as styles from './HealthPanel.module.css';

export interface HealthPanelDeps {
  readonly props: HeaderProps;
  readonly services: Pick<Services, 'health' | 'session'>;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';

/** How the header is, as it stands at the press: nothing in it belongs to a shopper [CALL-1]. */
export const healthPanel = ({ props: { config }, services: { health, session } }: HealthPanelDeps): Modal => {
  const status = session.store.getState();
  const flags = Object.entries(config.features ?? {}).filter(([, isOn]) => isOn === true);
  const facts = {
    Version: VERSION,
    Channel: text(config.channel),
    Session: `${status.kind}, ${identityOf(status)}`,
    Flickers: text(health?.flickers()),
    Features: flags.map(([name]) => name).join(', '),
  };
  const lines = [...(health?.entries() ?? [])].reverse();
  return {
    name: 'health',
    render: (surroundings) => (
      <Dialog title="Header health" {...surroundings}>
        <dl className={styles.facts}>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
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
      </Dialog>
    ),
  };
};
