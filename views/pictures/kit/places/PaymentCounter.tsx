import { Terminal } from '../devices/Terminal.tsx';
import { CounterClerk } from '../people/CounterClerk.tsx';
import { VisitorWithPhone } from '../people/VisitorWithPhone.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PaymentCounterProps extends Place {
  /** Of the counter, to the left of 0. */
  readonly width: number;
}

/* Above the foot of the counter: the far edge of its top, and the near one. */
const far = -166;
const near = -144;

/* The clerk is a little larger, as only half of him is seen. */
const clerk = 0.68;
const visitor = 1.24;

/** A long counter that ends at 0: a clerk is behind it, and a visitor, who stands before its end, holds her phone to the terminal; y is its foot, her feet are 16 below. */
export const PaymentCounter = ({ width, ...place }: PaymentCounterProps) => (
  <At {...place}>
    <LongCounter width={width} />
    <CounterClerk turned="turban" x={-246 - 63 * clerk} y={far - 160 * clerk} scale={clerk} />
    <StandingTerminal x={-128} y={near - 7} />
    <ellipse cx={-8} cy={15} rx={58} ry={5} className="deep" opacity={0.14} />
    <VisitorWithPhone x={-8 - 48 * visitor} y={16 - 264 * visitor} scale={visitor} mirrored={96} />
  </At>
);

const LongCounter = ({ width }: Pick<PaymentCounterProps, 'width'>) => (
  <>
    <ellipse cx={-width / 2} cy={0} rx={width / 2 + 14} ry={7} className="deep" opacity={0.14} />
    <path d={`M${-width} ${near}H0V0H${-width}z`} fill="url(#sheen)" />
    <path
      d={`M${-width} ${near + 8}H0v6H${-width}zM${-width}-12H0V0H${-width}z`}
      className="deep"
      opacity={0.2}
    />
    <Panels x={-width + 22} width={width - 90} />
    <path d={`M${-width + 4} ${far}H-4L10 ${near}H${-width - 10}z`} className="brand-lift" />
    <path d={`M${-width - 10} ${near}H10v5q0 3-3 3H${-width - 7}q-3 0-3-3z`} className="brand" />
  </>
);

/* Three, beside who stands before the end. */
const Panels = ({ x, width }: { readonly x: number; readonly width: number }) => {
  const each = (width - 32) / 3;
  return [0, 1, 2].map((index) => (
    <rect
      key={index}
      x={x + index * (each + 16)}
      y={near + 32}
      width={each}
      height={-near - 62}
      rx={6}
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
  ));
};

const StandingTerminal = (place: Place) => (
  <At {...place}>
    <ellipse cx={2} cy={0} rx={24} ry={4} className="deep" opacity={0.2} />
    <path d="M-17 0q0-8 8-8H9q8 0 8 8z" className="deep" />
    <Terminal x={-17} y={-66} scale={0.164} small>
      <Tick x={84} y={58} size={84} />
    </Terminal>
  </At>
);
