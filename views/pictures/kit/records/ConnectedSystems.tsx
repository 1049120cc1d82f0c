import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

/* What the software is connected to. */
const systems = [
  ['bank', 'Payout'],
  ['chat', 'SMS'],
  ['file', 'Accounts'],
] as const;

interface ConnectedSystemsProps extends Place {
  /** From one system to the next. */
  readonly pitch: number;
  /** How far the systems are below the software. */
  readonly drop: number;
  /** Of their names. */
  readonly size: number;
}

/** Your software, in which each thing is entered once, and the three systems that it goes on to; the middle of its upper edge is at 0,0. */
export const ConnectedSystems = ({ pitch, drop, size, ...place }: ConnectedSystemsProps) => {
  const fork = 50 + drop * 0.4;
  const tip = 46 + drop;
  return (
    <At {...place}>
      <path
        d={`M0 50V${tip}M${-pitch} ${tip}V${fork + 8}a8 8 0 018-8H${pitch - 8}a8 8 0 018 8V${tip}${[-pitch, 0, pitch].map((x) => `M${x - 6} ${tip - 6.5}l6 6.5 6-6.5`).join('')}`}
        className="stroke-brand"
        strokeWidth={2.5}
      />
      <rect x={-62} width={124} height={50} rx={10} fill="url(#sheen)" />
      <Label x={0} y={21.5} size={14.5} weight={700} tone="on-brand" anchor="middle">
        Your software
      </Label>
      <Label x={0} y={39.5} size={13} tone="on-brand" anchor="middle">
        entered once
      </Label>
      {systems.map(([glyph, system], index) => (
        <At key={system} x={(index - 1) * pitch} y={50 + drop}>
          <ContactShadow x={0} y={39} width={46} />
          <rect x={-20} width={40} height={40} rx={9} className="letter" />
          <Glyph name={glyph} x={-12} y={8} size={24} tone="brand-ink" bold />
          <Label x={0} y={59} size={size} weight={700} tone="brand-ink" anchor="middle">
            {system}
          </Label>
        </At>
      ))}
    </At>
  );
};
