import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={408} ground="lilac" night="raised">
      <path d="M0 352H400V408H0z" className="brand-lift" opacity={0.22} />
      <Hoarding x={24} y={22} width={352} size={19.6} hangs={22} />
      <Inbox x={244} y={101} width={132} size={16} pad={14} />
      <NearestShopPhone x={32} y={168} scale={1.24} size={13} reply={['Your shop:', 'Gariahat']} />
      <circle cx={220} cy={190} r={14} className="marigold" />
      <Glyph name="arrow-right" x={211} y={181} size={18} tone="deep" bold />
    </Scene>
  );
}
