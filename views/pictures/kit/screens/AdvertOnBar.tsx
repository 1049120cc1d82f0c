import { BarePhone } from '../devices/BarePhone.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { AdvertBar, advertBarHeight } from './AdvertBar.tsx';
import { AdvertName } from './AdvertName.tsx';
import { AdvertPicture } from './AdvertPicture.tsx';
import type { AdvertVersion } from './advertVersions.ts';

/** How wide its bar is. */
export const advertOnBarWidth = 130;

/** How much of the phone is seen above its bar. */
const seen = 146;

/** A version of an advertisement on a phone, which stands on the bar of its enquiries; y is the foot of the bar. */
export function AdvertOnBar({ version, ...place }: Place & { readonly version: AdvertVersion }) {
  const { words, enquiries } = version;
  const stays = 'stays' in version;
  const text = stays ? 'surface' : 'deep';
  const middle = advertOnBarWidth / 2;
  return (
    <At {...place}>
      <At x={6} y={-advertBarHeight(version) - seen}>
        <BarePhone x={0} y={0} width={118} height={seen + 20}>
          <AdvertPicture x={0} y={16} width={106} height={66} size={0.82} version={version} />
          {words.map((line, index) => (
            <Label key={line} x={10} y={102 + index * 19} size={15} weight={800}>
              {line}
            </Label>
          ))}
        </BarePhone>
        <AdvertName x={-8} y={8} scale={0.9} version={version} />
      </At>
      <AdvertBar x={0} y={0} version={version} width={advertOnBarWidth}>
        <Label
          x={stays ? middle : 12}
          y={stays ? 62 : 44}
          size={stays ? 46 : 40}
          weight={800}
          tone={text}
          anchor={stays ? 'middle' : 'start'}
        >
          {String(enquiries)}
        </Label>
        <Label
          x={stays ? middle : 42}
          y={stays ? 84 : 43}
          size={17}
          weight={600}
          tone={text}
          anchor={stays ? 'middle' : 'start'}
        >
          enquiries
        </Label>
        {stays && (
          <Pill x={middle} y={-15} anchor="middle" tone="green" size={16}>
            Stays
          </Pill>
        )}
      </AdvertBar>
    </At>
  );
}
