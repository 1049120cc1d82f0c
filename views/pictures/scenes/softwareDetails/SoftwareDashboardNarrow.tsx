import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import {
  InvoicePart,
  StageNumber,
  StockPart,
  TotalsPart,
} from '../../kit/screens/growingSystem.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The stages before there is a system, and where their sheets stand. */
const sheets = [
  ['1', 'Study', 20],
  ['2', 'Scope', 208],
] as const;

/** For phones: the first two stages in short, and what each of the others adds to the system. */
export function SoftwareDashboardNarrow() {
  return (
    <Scene width={400} height={524} grows="around">
      <Rings x={400} y={0} size={320} />
      {sheets.map(([number, name, x]) => (
        <Panel key={name} x={x} y={20} width={172} height={60}>
          <StageNumber x={30} y={30}>
            {number}
          </StageNumber>
          <Label x={58} y={36} size={18} weight={700}>
            {name}
          </Label>
          <Tick x={144} y={30} size={24} />
        </Panel>
      ))}
      <AppWindow x={20} y={96} width={360} height={408} menu={['store', 'receipt', 'chart']}>
        <StockPart x={12} y={12} width={272} />
        <InvoicePart x={12} y={112} width={272} />
        <TotalsPart x={12} y={212} width={272} />
      </AppWindow>
    </Scene>
  );
}
