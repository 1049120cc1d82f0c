import { Radio } from '../../kit/devices/Radio.tsx';
import { VoteText } from '../../kit/screens/VoteText.tsx';
import { VoteColumns } from '../../kit/shapes/VoteColumns.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the radio and the votes stand. */
const table = 146;

/** A radio that names a number of five digits, and a listener’s text that adds to the votes for the second song. */
export function SmsShortCode() {
  return (
    <Scene width={400} height={164} ground="sand" radius={0} night="rimmed">
      <path d={`M0 ${table}H400V164H0z`} className="marigold" opacity={0.35} />
      <ContactShadow x={97} y={table + 1} width={170} />
      <Radio x={16} y={table - 83} scale={0.56} />
      <path d="M186 78q8 10 0 21M197 70q13 19 0 38" className="stroke-marigold" strokeWidth={4.5} />
      <VoteColumns x={232} y={table} scale={0.64} />
      <VoteText x={232} y={12} scale={0.74} />
    </Scene>
  );
}
