import { Radio } from '../../kit/devices/Radio.tsx';
import { VoteText } from '../../kit/screens/VoteText.tsx';
import { VoteColumns } from '../../kit/shapes/VoteColumns.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the radio and the votes stand. */
const table = 192;

/** A radio that names a number of five digits, and a listener’s text that adds to the votes for the second song. */
export function SmsShortCode() {
  return (
    <Scene width={600} height={220} ground="sand" night="rimmed">
      <path d={`M0 ${table}H600V220H0z`} className="marigold" opacity={0.35} />
      <ContactShadow x={146} y={table + 1} width={236} />
      <Radio x={36} y={table - 115} scale={0.78} />
      <path d="M280 92q12 14 0 30M296 80q20 27 0 54" className="stroke-marigold" strokeWidth={6} />
      <VoteColumns x={344} y={table} />
      <VoteText x={352} y={8} />
    </Scene>
  );
}
