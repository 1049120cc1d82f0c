import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { Truck } from '../things/Truck.tsx';
import type { AdvertVersion } from './advertVersions.ts';

interface AdvertPictureProps extends Place {
  readonly version: AdvertVersion;
  readonly width: number;
  readonly height: number;
  /** Of what it shows: a sofa, or the truck that delivers it. */
  readonly size?: number;
}

/** The picture of a version of an advertisement, which fills the width of its screen. */
export function AdvertPicture({ version, width, height, size = 1, ...place }: AdvertPictureProps) {
  const sofa = 0.78 * size;
  const truck = 0.5 * size;
  return (
    <At {...place}>
      <rect width={width} height={height} rx={12} className={version.ground} />
      <path d={`M0 ${height - 16}H${width}V${height}H0z`} className={version.tone} opacity={0.3} />
      {version.name === 'A' ? (
        <Sofa x={width / 2 - 56 * sofa} y={height - 8 - 82 * sofa} scale={sofa} />
      ) : (
        <Truck x={width / 2 - 106 * truck} y={height - 6 - 122 * truck} scale={truck} />
      )}
    </At>
  );
}
