import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import type { AdvertVersion } from './advertVersions.ts';

/** How high the bar of a version is: in proportion to its enquiries. */
export const advertBarHeight = ({ enquiries }: AdvertVersion): number => enquiries * 7;

interface AdvertBarProps extends Place {
  readonly version: AdvertVersion;
  readonly width: number;
  readonly children: ReactNode;
}

/** The bar of the enquiries that a version brought, on which it stands; y is its foot, and 0,0 inside is its upper left corner. */
export function AdvertBar({ version, width, children, ...place }: AdvertBarProps) {
  const height = advertBarHeight(version);
  return (
    <At {...place}>
      <At x={0} y={-height}>
        <path
          d={`M0 ${height}V10a10 10 0 0110-10h${width - 20}a10 10 0 0110 10V${height}z`}
          className={version.tone}
        />
        <path
          d={`M0 10a10 10 0 0110-10h${width - 20}a10 10 0 0110 10z`}
          className="on-brand"
          opacity={0.25}
        />
        {children}
      </At>
    </At>
  );
}
