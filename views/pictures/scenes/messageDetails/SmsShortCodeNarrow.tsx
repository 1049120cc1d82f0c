import { Radio } from '../../kit/devices/Radio.tsx';
import { VoteText } from '../../kit/screens/VoteText.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the radio stands. */
const table = 164;

/** For phones the same without the votes. */
export function SmsShortCodeNarrow() {
  return (
    <Scene width={400} height={184} ground="sand" night="rimmed">
      <path d={`M0 ${table}H400V184H0z`} className="marigold" opacity={0.35} />
      <ContactShadow x={132} y={table + 1} width={236} />
      <Radio x={22} y={table - 115} scale={0.78} />
      <VoteText x={270} y={54} />
    </Scene>
  );
}
