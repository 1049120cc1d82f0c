import { DeviceCase } from '../devices/DeviceCase.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 204;
const height = 156;

/** What is left of the bar, and the piece of it that comes off: wider than its share, or it would not be seen. */
const bar = { left: 136, piece: 26, height: 18 } as const;

/** The owner’s panel in a browser on a desk, 204 × 190: a retailer’s working limit, from which one recharge is taken. */
export const LimitMonitor = (place: Place) => (
  <At {...place}>
    <path d="M86 150h32l5 36H81z" className="hair" />
    <path d="M46 186q0-8 10-8h92q10 0 10 8 0 5-5 5H51q-5 0-5-5z" className="deep-lift" />
    <Shadow width={width} height={height} />
    <DeviceCase width={width} height={height} radius={13} rim={1} />
    <rect x={7} y={7} width={190} height={142} rx={7} className="surface" />
    <BrowserBar />
    <Label x={20} y={57} size={22} tone="muted">
      Working limit
    </Label>
    <Label x={19} y={96} size={39} weight={800}>
      ₹12,480
    </Label>
    <LimitBar x={20} y={110} />
    <Taken x={91} y={138} />
  </At>
);

const BrowserBar = () => (
  <>
    <path d="M7 31V14a7 7 0 017-7H190a7 7 0 017 7V31z" className="brand-soft" />
    {[20, 31, 42].map((x) => (
      <circle key={x} cx={x} cy={19} r={3.5} className="brand" opacity={0.55} />
    ))}
    <rect x={60} y={13} width={122} height={12} rx={6} className="surface" />
  </>
);

const LimitBar = (place: Place) => (
  <At {...place}>
    <path d={`M9 0H${bar.left}l-5 5 4 4-4 4 5 5H9A9 9 0 019 0z`} className="brand" />
    <At x={bar.left + 6} y={-1} turn={14}>
      <path
        d={`M0 0H${bar.piece - 9}a9 9 0 010 ${bar.height}H0l-5-5 4-4-4-4z`}
        className="marigold"
      />
    </At>
  </At>
);

const sum = '− ₹200';

/** What the recharge takes, on a tag that hangs over the screen’s corner. */
const Taken = (place: Place) => {
  const tag = Math.round(textWidth(sum, 23)) + 28;
  return (
    <At {...place}>
      <rect y={3} width={tag} height={40} rx={20} className="deep" opacity={0.25} />
      <rect width={tag} height={40} rx={20} className="marigold" />
      <Label x={tag / 2} y={28.5} size={23} weight={800} tone="deep" anchor="middle">
        {sum}
      </Label>
    </At>
  );
};
