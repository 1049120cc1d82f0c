import type { ReactNode } from 'react';
import type { Fact } from '#content/sections.ts';

/** Figures with their units, side by side. */
export function Proof({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="proof">
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
