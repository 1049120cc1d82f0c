import { Phone } from '../../kit/devices/Phone.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';
import type { Colour } from '../../palette.ts';

const typed = [...'98•••41726'];
const keys = [...'123456789'];
/** The key that was pressed and the one that was meant: ground and ink. */
const marked: Readonly<Record<string, readonly [Colour, Colour]>> = {
  7: ['marigold-soft', 'marigold-ink'],
  1: ['green', 'surface'],
};

/** A typed number with one digit ringed, and the digit that was meant. */
export function RechargeToTheWrongNumber() {
  return (
    <Cover ground="brand" motif={<WrongDigit />}>
      <Phone x={96} y={8} width={272} height={560}>
        {keys.map((key, index) => {
          const [ground, ink] = marked[key] ?? ['surface-2', 'ink'];
          const place = `translate(${55 + (index % 3) * 72} ${168 + Math.floor(index / 3) * 62})`;
          return (
            <g key={key} transform={place}>
              <circle r={27} className={ground} />
              <Label x={0} y={10} size={28} weight={700} tone={ink} anchor="middle">
                {key}
              </Label>
            </g>
          );
        })}
      </Phone>
      <Panel x={48} y={56} width={544} height={88}>
        <circle cx={395} cy={44} r={25} className="marigold-soft" />
        <circle cx={395} cy={44} r={25} className="stroke-marigold" strokeWidth={4} />
        {typed.map((digit, index) => (
          <Label
            // biome-ignore lint/suspicious/noArrayIndexKey: the digits never change
            key={index}
            x={59 + index * 45 + (index > 4 ? 21 : 0)}
            y={60}
            size={44}
            weight={700}
            tone={index === 7 ? 'marigold-ink' : digit === '•' ? 'faint' : 'ink'}
            anchor="middle"
          >
            {digit}
          </Label>
        ))}
      </Panel>
      <Connector from={[443, 128]} to={[496, 192]} tone="marigold" upright arrow />
      <Panel x={416} y={200} width={160} height={120}>
        <Label x={80} y={66} size={56} weight={800} tone="green" anchor="middle">
          1
        </Label>
        <Label x={80} y={100} size={22} weight={600} tone="muted" anchor="middle">
          was meant
        </Label>
      </Panel>
    </Cover>
  );
}

/* For small cards: the digit that is wrong, and the one that was meant. */
const WrongDigit = () => (
  <>
    <rect x={10} y={20} width={156} height={72} rx={12} className="surface" />
    <circle cx={88} cy={56} r={28} className="marigold-soft" />
    <circle cx={88} cy={56} r={28} className="stroke-marigold" strokeWidth={5} />
    {[...'172'].map((digit, index) => (
      <Label
        key={digit}
        x={38 + index * 50}
        y={72}
        size={46}
        weight={800}
        tone={index === 1 ? 'marigold-ink' : 'ink'}
        anchor="middle"
      >
        {digit}
      </Label>
    ))}
    <path d="M88 88V104M80 97l8 8 8-8" className="stroke-marigold" strokeWidth={5} />
    <circle cx={88} cy={138} r={28} className="green" />
    <Label x={88} y={152} size={40} weight={800} tone="surface" anchor="middle">
      1
    </Label>
  </>
);
