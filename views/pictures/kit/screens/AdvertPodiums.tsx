import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import type { Moment } from '../stage/moment.ts';
import { AdvertName } from './AdvertName.tsx';
import { AdvertPicture } from './AdvertPicture.tsx';
import { type AdvertVersion, advertVersions } from './advertVersions.ts';

/** Of one version, and between the two. */
const width = 112;
const gap = 10;

/** Of the picture that stands on a podium, and of both together. */
const picture = 76;
const height = 240;

const middle = width / 2;

/** Two versions of an advertisement, each on a podium as high as its enquiries, 234 × 240. */
export const AdvertPodiums = ({ isBrief, ...place }: Moment) => (
  <At {...place}>
    {advertVersions.map((version, index) => (
      <AdvertPodium
        key={version.name}
        x={index * (width + gap)}
        y={height}
        version={version}
        isBrief={isBrief}
      />
    ))}
  </At>
);

interface AdvertPodiumProps extends Place {
  readonly version: AdvertVersion;
  readonly isBrief: boolean | undefined;
}

/* Its foot is at y. */
const AdvertPodium = ({ version, isBrief, ...place }: AdvertPodiumProps) => {
  const high = version.enquiries * 11;
  const words = { x: middle, tone: version.ink, anchor: 'middle' } as const;
  return (
    <At {...place}>
      <At x={0} y={-high}>
        <rect y={-picture} width={width} height={picture + 20} rx={12} className={version.ground} />
        <AdvertPicture
          x={0}
          y={-picture}
          width={width}
          height={picture}
          size={0.85}
          version={version}
        />
        <rect width={width} height={high} rx={12} className={version.tone} />
        <rect width={width} height={20} className={version.tone} />
        <Label {...words} y={isBrief ? 64 : 48} size={isBrief ? 58 : 46} weight={800}>
          {String(version.enquiries)}
        </Label>
        {!isBrief && (
          <Label {...words} y={74} size={21} weight={600}>
            enquiries
          </Label>
        )}
        {'stays' in version && (
          <Pill
            x={middle}
            y={isBrief ? 92 : 96}
            anchor="middle"
            tone="green"
            size={isBrief ? 23.5 : 21}
          >
            Stays
          </Pill>
        )}
        <AdvertName x={-10} y={-picture - 10} scale={0.94} version={version} />
      </At>
    </At>
  );
};
