import type { ReactNode } from 'react';
import type { FlowEntry, FlowStop } from '#content/sections.ts';
import { Icon } from '../Icon.tsx';

interface FlowProps {
  readonly stops: readonly FlowStop[];
  readonly back?: string | undefined;
}

/** The way of one payment from hand to hand, with what it does to the books of each, and the way back. */
export function Flow({ stops, back }: FlowProps): ReactNode {
  return (
    <div className="flow">
      <ol className="flow-stops">
        {stops.map(({ icon, name, entries, onward }) => (
          <li key={name}>
            <div className="flow-stop">
              <Icon name={icon} />
              <h3>{name}</h3>
              <Entries entries={entries} />
            </div>
            {onward && <p className="flow-onward">{onward}</p>}
          </li>
        ))}
      </ol>
      {back && (
        <p className="flow-back">
          <span>{back}</span>
        </p>
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly FlowEntry[] }): ReactNode {
  return (
    <dl>
      {entries.map(({ account, change }) => (
        <div key={account}>
          <dt>{account}</dt>
          <dd className={change.startsWith('+') ? 'flow-gain' : undefined}>{change}</dd>
        </div>
      ))}
    </dl>
  );
}
