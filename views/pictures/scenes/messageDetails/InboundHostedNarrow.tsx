import { SimModem } from '../../kit/devices/SimModem.tsx';
import { HostedTexts } from '../../kit/screens/HostedTexts.tsx';
import { NotDone } from '../../kit/shapes/NotDone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The same for phones, without the sender’s words before the modem. */
export const InboundHostedNarrow = () => (
  <Scene width={400} height={236} ground="mint" night="raised">
    <path d="M190 128H250" className="stroke-marigold" strokeWidth={5} />
    <HostedTexts x={234} y={20} count={1} />
    <SimModem x={14} y={108} />
    <NotDone x={276} y={190} glyph="handset" scale={0.8} />
    <NotDone x={344} y={190} glyph="send" scale={0.8} />
    <StationArrow x={220} y={128} />
  </Scene>
);
