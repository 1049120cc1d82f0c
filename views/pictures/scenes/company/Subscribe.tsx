import { BlogArticle } from '../../kit/screens/BlogArticle.tsx';
import { arriving, ReaderInHand } from '../../kit/screens/ReaderInHand.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const reader = { x: 330, y: 28 } as const;

/** An article of the blog in a browser, and before it a phone in a hand, whose reader it reaches as the first of three that are unread. */
export const Subscribe = () => (
  <Scene width={640} height={520} ground="brand">
    <Rings x={0} y={0} size={420} tone="brand-lift" />
    <BlogArticle x={26} y={64} />
    <ReaderInHand {...reader} />
    <At x={reader.x + arriving.x} y={reader.y + arriving.middle}>
      <circle r={19} className="marigold" />
      <Glyph name="arrow-right" x={-12} y={-12} tone="deep" bold />
    </At>
  </Scene>
);
