import { Radio } from '../../kit/devices/Radio.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { codeSize } from './codeSize.ts';

/** A radio that names a short number. */
export const InboundShortCode = () => (
  <Scene {...codeSize.wide} ground="none">
    <Radio x={0} y={32} scale={0.916} />
  </Scene>
);
