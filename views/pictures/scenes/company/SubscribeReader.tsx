import { Tablet } from '../../kit/devices/Tablet.tsx';
import { AddFeed } from '../../kit/screens/AddFeed.tsx';
import { ReaderBehind } from '../../kit/screens/ReaderBehind.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The dialog of a reader on a tablet, with the address pasted, before the feeds that are there already. */
export function SubscribeReader() {
  return (
    <Scene width={480} height={544} ground="brand" grows="around">
      <Dots x={16} y={16} size={448} rows={34} tone="brand-lift" />
      {/* Its foot is hidden by the dialog, which is wider. */}
      <Tablet x={44} y={20} width={392} height={484}>
        <At x={0} y={0} scale={1.1}>
          <ReaderBehind width={334} height={418} />
        </At>
      </Tablet>
      <AddFeed x={20} y={236} width={440} gap={17} />
    </Scene>
  );
}
