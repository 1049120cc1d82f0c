import { Tablet } from '../../kit/devices/Tablet.tsx';
import { ReaderArticle } from '../../kit/screens/ReaderArticle.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A reader on a tablet in which an article of the blog is open, and goes on below the picture. */
export function SubscribeReader() {
  return (
    <Scene width={480} height={544} ground="brand" grows="above">
      <Dots x={16} y={16} size={448} rows={34} tone="brand-lift" />
      <Tablet x={28} y={32} width={424} height={640}>
        <ReaderArticle width={400} size={28} step={44} />
      </Tablet>
    </Scene>
  );
}
