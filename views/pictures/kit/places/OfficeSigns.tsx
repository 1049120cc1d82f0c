import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { MapPin } from './MapPin.tsx';

const offices = [
  ['Kolkata', 'Open all week', false],
  ['UAE', 'Coming Soon', true],
  ['USA', 'Coming Soon', true],
] as const;

interface OfficeSignsProps {
  readonly x: number;
  readonly y: number;
}

/** The offices on the wall, 232 × 248: one is open, and two are planned, so their pins are dotted. */
export const OfficeSigns = ({ x, y }: OfficeSignsProps) =>
  offices.map(([name, note, planned], index) => (
    <Panel key={name} x={x} y={y + index * 84} width={232} height={72}>
      <MapPin x={38} y={58} size={44} tone={planned ? 'brand-lift' : 'marigold'} dotted={planned} />
      <Label x={76} y={32} size={20} weight={700}>
        {name}
      </Label>
      <Label x={76} y={55} size={16} weight={600} tone={planned ? 'marigold-ink' : 'green-ink'}>
        {note}
      </Label>
    </Panel>
  ));
