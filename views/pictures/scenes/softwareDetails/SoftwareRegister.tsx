import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel, Shadow } from '../../kit/Panel.tsx';
import { PenText } from '../../kit/PenText.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

const rows = [
  ['12', 'Gupta Packaging', '400'],
  ['12', 'A. Sen, Howrah', '120'],
  ['13', 'Shaikh (Malda?)', '50'],
  ['14', 'Gupta Pack.', '60'],
] as const;

const fields = [
  ['Carton 12 x 9', '400', '1,600 left'],
  ['Tape 48 mm', '60', '240 left'],
] as const;

/** The page of a paper register with its corrections, and the screen on which the same order is entered once. */
export function SoftwareRegister() {
  return (
    <Scene width={480} height={600} ground="warm" grows="around">
      <Rings x={480} y={0} size={360} tone="marigold-soft" />
      <g transform="translate(30 44) rotate(-3)">
        <Shadow width={392} height={300} radius={8} />
        <rect x={8} y={8} width={392} height={300} rx={8} className="on-deep-muted" />
        <rect width={392} height={300} rx={8} className="on-brand" />
        <path d="M0 8a8 8 0 018-8H384a8 8 0 018 8V52H0z" className="code-string" />
        <Label x={76} y={34} size={18} weight={700} tone="deep">
          Orders, November
        </Label>
        {[0, 1, 2, 3, 4].map((row) => (
          <path
            key={row}
            d={`M0 ${52 + row * 48}.5H392`}
            className="stroke-on-deep-muted"
            opacity={0.5}
          />
        ))}
        <path d="M60 0V300M64 0V300" className="stroke-red" strokeWidth={1.5} opacity={0.5} />
        <path d="M300 52V300" className="stroke-on-deep-muted" opacity={0.5} />
        {[40, 100, 160, 220, 270].map((y) => (
          <circle key={y} cx={18} cy={y} r={7} className="deep" opacity={0.2} />
        ))}
        {rows.map(([day, who, count], index) => (
          <g key={`${day} ${who}`} transform={`translate(0 ${86 + index * 48})`}>
            <PenText x={34} y={0}>
              {day}
            </PenText>
            <PenText x={80} y={0} {...(index === 2 && { crossed: 140 })}>
              {who}
            </PenText>
            <PenText x={index === 1 ? 308 : 324} y={0} {...(index === 1 && { crossed: 32 })}>
              {count}
            </PenText>
          </g>
        ))}
        <PenText x={350} y={135} second turn={-4}>
          210
        </PenText>
      </g>
      <g transform="translate(312 20) rotate(5)">
        <Shadow width={140} height={104} radius={4} />
        <rect width={140} height={104} rx={4} className="marigold" />
        <path d="M50-8h40v16H50z" className="on-brand" opacity={0.5} />
        {['Stock at', 'Asansol?', 'Call again'].map((line, index) => (
          <Label key={line} x={16} y={36 + index * 25} size={18} weight={600} tone="deep">
            {line}
          </Label>
        ))}
      </g>
      <Panel x={72} y={300} width={352} height={280}>
        <path d="M0 52V16A16 16 0 0116 0H336a16 16 0 0116 16V52z" fill="url(#sheen)" />
        <Glyph name="store" x={18} y={14} size={24} tone="on-brand" />
        <Label x={52} y={33} size={19} weight={700} tone="on-brand">
          New order
        </Label>
        <Label x={334} y={33} size={17} weight={600} tone="on-brand" anchor="end">
          SO-1182
        </Label>
        <Label x={20} y={84} size={19} weight={700}>
          Gupta Packaging
        </Label>
        <Label x={332} y={84} size={17} tone="muted" anchor="end">
          Asansol
        </Label>
        {fields.map(([item, count, left], index) => (
          <g key={item} transform={`translate(20 ${98 + index * 50})`}>
            <rect width={312} height={42} rx={8} className="surface-2" />
            <Label x={12} y={27} size={17}>
              {item}
            </Label>
            <Label x={186} y={27} size={18} weight={700} anchor="end">
              {count}
            </Label>
            <Pill x={304} y={6} anchor="end" tone="green" size={16}>
              {left}
            </Pill>
          </g>
        ))}
        <Label x={20} y={228} size={17} tone="muted">
          With GST
        </Label>
        <Label x={20} y={258} size={26} weight={800}>
          ₹10,038
        </Label>
        <rect x={216} y={214} width={116} height={46} rx={8} className="brand" />
        <Label x={274} y={243} size={18} weight={700} tone="on-brand" anchor="middle">
          Save
        </Label>
      </Panel>
      <circle cx={440} cy={286} r={28} className="marigold" />
      <Glyph name="arrow-down" x={424} y={270} size={32} tone="deep" bold />
    </Scene>
  );
}
