import { DockedReader } from '../../kit/devices/DockedReader.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangePlaceSize } from './exchangeSize.ts';

/** Where what is compared happens: the counter of a shop below its awning, with the reader on it. */
export const ExchangePlace = () => (
  <Scene {...exchangePlaceSize} ground="none">
    <ellipse cx={52} cy={68} rx={52} ry={3} className="shade" />
    <path d="M5 12H99V68H5z" className="marigold-soft" />
    <path d="M5 12H8V68H5zM96 12H99V68H96z" className="deep-lift" />
    <path d="M2 52H102V68H2z" fill="url(#sheen)" />
    <path d="M0 48H104V53H0z" className="brand-lift" />
    <DockedReader x={44.8} y={22} scale={0.09} />
    <Awning x={0} y={12} stripe={104 / 7} count={7} drop={6} />
    <rect x={0} y={9} width={104} height={4} rx={2} className="brand-ink" />
  </Scene>
);
