import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

interface ToastProps extends Place {
  readonly width: number;
  readonly children: string;
}

/** A short word on a dark bar, 42 high, that says what was just done. */
export const Toast = ({ width, children, ...place }: ToastProps) => (
  <At {...place}>
    <rect width={width} height={42} rx={21} className="deep" />
    <Tick x={22} y={21} size={28} />
    <Label x={46} y={28.5} size={21} weight={700} tone="on-deep">
      {children}
    </Label>
  </At>
);
