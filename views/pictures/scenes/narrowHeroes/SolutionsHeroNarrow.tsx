import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on numbers for replies, for phones: the hoarding, the text that it asked for, the inbox. */
export function SolutionsHeroNarrow() {
  return (
    <Scene width={400} height={408} ground="lilac" night="raised">
      <Hoarding x={16} y={16} width={368} size={20.5} />
      <NearestShopPhone
        x={16}
        y={96}
        width={176}
        height={440}
        size={14}
        reply={['Your shop:', 'Gariahat']}
      />
      <Inbox x={202} y={96} width={182} size={20} />
      <circle cx={197} cy={214} r={18} className="marigold" />
      <Glyph name="arrow-right" x={186} y={203} size={22} tone="deep" bold />
    </Scene>
  );
}
