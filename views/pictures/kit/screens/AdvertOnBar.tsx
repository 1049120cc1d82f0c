import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { AdvertBar, advertBarHeight } from './AdvertBar.tsx';
import { AdvertName } from './AdvertName.tsx';
import { AdvertPicture } from './AdvertPicture.tsx';
import type { AdvertVersion } from './advertVersions.ts';

const width = 188;

/** How much of the phone is seen above its bar. */
const seen = 184;

/** A version of an advertisement on a phone, which stands on the bar of its enquiries; y is the foot of the bar. */
export function AdvertOnBar({ version, ...place }: Place & { readonly version: AdvertVersion }) {
  const { words, enquiries } = version;
  const stays = 'stays' in version;
  const text = stays ? 'surface' : 'deep';
  return (
    <At {...place}>
      <At x={12} y={-advertBarHeight(version) - seen}>
        <Phone x={0} y={0} width={164} height={seen + 40}>
          <AdvertPicture x={0} y={40} width={146} height={84} version={version} />
          {words.map((line, index) => (
            <Label key={line} x={14} y={147 + index * 22} size={18} weight={800}>
              {line}
            </Label>
          ))}
        </Phone>
        <AdvertName x={-12} y={34} version={version} />
      </At>
      <AdvertBar x={0} y={0} version={version} width={width}>
        <Label x={20} y={stays ? 70 : 47} size={stays ? 58 : 42} weight={800} tone={text}>
          {String(enquiries)}
        </Label>
        <Label x={stays ? 90 : 54} y={stays ? 69 : 46} size={18} weight={600} tone={text}>
          enquiries
        </Label>
        {stays && (
          <Pill x={width - 4} y={-20} anchor="end" tone="green" size={18}>
            Stays
          </Pill>
        )}
      </AdvertBar>
    </At>
  );
}
