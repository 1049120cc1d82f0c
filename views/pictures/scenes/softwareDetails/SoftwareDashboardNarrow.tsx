import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { StockPart, TotalsPart } from '../../kit/screens/growingSystem.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: what the third stage and the last one add to the system. */
export function SoftwareDashboardNarrow() {
  return (
    <Scene width={400} height={352} grows="around">
      <Rings x={400} y={0} size={320} />
      <AppWindow x={20} y={20} width={360} height={312} menu={['store', 'receipt', 'chart']}>
        <StockPart x={12} y={12} width={272} />
        <TotalsPart x={12} y={112} width={272} />
      </AppWindow>
    </Scene>
  );
}
