import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';

/** A contract in code, the person who has reviewed it, and that person's stamp, 200 × 200. */
export const ReviewedContract = (place: Place) => (
  <Panel {...place} width={200} height={200} radius={10} tone="deep">
    {['publish()', 'revoke()'].map((line, index) => (
      <Label key={line} x={18} y={42 + index * 34} size={21} tone="code-string" mono>
        {line}
      </Label>
    ))}
    <Portrait x={159} y={86} size={54} hair="quiff" clothes="green" tone="green-soft" glasses />
    <Stamp x={100} y={150} turn={-4} size={21} opaque>
      Reviewed
    </Stamp>
  </Panel>
);
