import { Panel } from '../shapes/Panel.tsx';
import { SplitCode } from '../shapes/SplitCode.tsx';
import type { Place } from '../stage/At.tsx';

/** The IFSC of the cheque, cut into its parts: 464 × 136. */
export function IfscParts(place: Place) {
  return (
    <Panel {...place} width={464} height={136}>
      <SplitCode
        x={24}
        y={22}
        size={40}
        meaningSize={18}
        parts={[
          ['ABCD', 'Bank', 'brand'],
          ['0', 'Reserved', 'marigold'],
          ['123456', 'Branch', 'green'],
        ]}
      />
    </Panel>
  );
}
