import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Invented members of a list, and what each ordered; the second was corrected. */
const rows = [
  { name: 'Pal Traders', amount: '80' },
  { name: 'Sen Stores', amount: '100', was: '120' },
  { name: 'Das Textiles', amount: '60' },
] as const;

/** A table of three rows, 118 high: in the second the old value is crossed out before the new one. */
export const CorrectedTable = ({ width, ...place }: Place & { readonly width: number }) => (
  <Panel {...place} width={width} height={118} radius={12} flat>
    <path d={`M1 40H${width - 1}V78H1z`} className="marigold-soft" />
    {rows.map(({ name, amount, ...row }, index) => (
      <g key={name}>
        <Label x={20} y={27 + index * 38.5} size={18} weight={600}>
          {name}
        </Label>
        {'was' in row && (
          <CrossedOut x={width - 108} y={27 + index * 38.5}>
            {row.was}
          </CrossedOut>
        )}
        <Label x={width - 20} y={27 + index * 38.5} size={18} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </Panel>
);

/* A value that counts no longer. */
const CrossedOut = ({ children, ...place }: Place & { readonly children: string }) => (
  <At {...place}>
    <Label x={0} y={0} size={17} tone="muted">
      {children}
    </Label>
    <path d="M-2-6H32" className="stroke-red" strokeWidth={2.5} />
  </At>
);
