import { Tablet } from '../../kit/devices/Tablet.tsx';
import { ReaderArticle } from '../../kit/screens/ReaderArticle.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high. */
export function SubscribeReaderTall() {
  return (
    <Scene width={400} height={560} ground="brand" grows="above">
      <Dots x={16} y={16} size={368} rows={34} tone="brand-lift" />
      <Tablet x={24} y={32} width={352} height={640}>
        <ReaderArticle width={328} size={26} step={53} />
      </Tablet>
    </Scene>
  );
}
