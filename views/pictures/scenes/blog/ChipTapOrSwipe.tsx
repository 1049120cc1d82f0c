import { Terminal } from '../../kit/devices/Terminal.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A card machine with one card in its slot, one in its side groove, and one that hovers above. */
export function ChipTapOrSwipe() {
  return (
    <Cover ground="sand" motif={<CardInMachine />}>
      <Panel x={432} y={74} width={132} height={184} tone="brand-soft">
        <path d="M40 0H76V184H40z" className="deep" />
        <path d="M102 30v60" className="stroke-brand-lift" strokeWidth={10} opacity={0.5} />
      </Panel>
      <Panel x={329} y={228} width={98} height={182} tone="sheen">
        <path d="M24 90h50m-50 20h30" className="stroke-on-brand" strokeWidth={8} opacity={0.5} />
      </Panel>
      <Terminal x={308} y={34} scale={0.67}>
        <Label x={84} y={74} size={42} weight={800} anchor="middle">
          ₹1,250
        </Label>
      </Terminal>
      <PaymentCard x={58} y={120} turn={-14} scale={0.76} title="Debit" name="Meera Krishnan" />
      <Pill x={124} y={284} anchor="middle" tone="green" size={23}>
        Tap
      </Pill>
      <Pill x={316} y={284} anchor="end" tone="brand" size={23}>
        Chip
      </Pill>
      <Pill x={510} y={284} anchor="middle" tone="neutral" size={23}>
        Swipe
      </Pill>
    </Cover>
  );
}

const keys = [0, 1, 2, 3, 4, 5].map((key) => [54 + (key % 3) * 27, 72 + Math.floor(key / 3) * 22]);

/* For small cards: a card with its chip in the slot of a machine. */
const CardInMachine = () => (
  <>
    <rect x={50} y={88} width={76} height={80} rx={9} fill="url(#sheen)" />
    <rect x={76} y={128} width={24} height={26} rx={5} className="code-string" />
    <rect x={36} y={12} width={104} height={108} rx={14} className="deep-lift" />
    <rect
      x={37.5}
      y={13.5}
      width={101}
      height={105}
      rx={12.5}
      className="stroke-brand-lift"
      strokeWidth={3}
    />
    <rect x={48} y={24} width={80} height={36} rx={6} className="surface" />
    <path d="M62 43l7 7 14-14" className="stroke-green" strokeWidth={6} />
    <path d="M96 42h18" className="stroke-faint" strokeWidth={6} />
    {keys.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={15} height={12} rx={4} className="on-deep-muted" />
    ))}
    <path d="M46 112h84" className="stroke-deep" strokeWidth={6} />
  </>
);
