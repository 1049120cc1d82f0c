import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={408} ground="lilac" night="raised">
      <path d="M0 344H400V408H0z" className="brand-lift" opacity={0.22} />
      <Hoarding x={16} y={18} width={368} size={20.5} hangs={18} />
      <Inbox x={186} y={100} width={198} size={20} covered={34} />
      <NearestShopPhone
        x={16}
        y={88}
        width={196}
        height={480}
        size={16}
        reply={['Your shop:', 'Gariahat']}
      />
      <circle cx={208} cy={200} r={18} className="marigold" />
      <Glyph name="arrow-right" x={197} y={189} size={22} tone="deep" bold />
    </Scene>
  );
}
