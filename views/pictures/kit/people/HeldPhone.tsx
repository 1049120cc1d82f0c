import { At } from '../stage/At.tsx';
import { HeldUp, type HeldUpProps } from './HeldUp.tsx';

interface HeldPhoneProps extends HeldUpProps {
  /** Before something as dark as its case: with a light edge. */
  readonly lit?: boolean | undefined;
}

/** A phone, 52 × 82, held up by a hand behind it, whose wrist is below; 0,0 of what its screen shows, 44 × 74, is its top left. */
export const HeldPhone = ({ skin, sleeve, lit, children, ...place }: HeldPhoneProps) => (
  <HeldUp {...place} skin={skin} sleeve={sleeve}>
    <rect width={52} height={82} rx={10} className="deep" />
    {lit && (
      <rect
        x={0.75}
        y={0.75}
        width={50.5}
        height={80.5}
        rx={9.25}
        className="stroke-on-deep-muted"
        strokeWidth={1.5}
      />
    )}
    <rect x={4} y={4} width={44} height={74} rx={6} className="surface" />
    <At x={4} y={4}>
      {children}
    </At>
  </HeldUp>
);
