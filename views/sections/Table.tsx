import type { ReactNode } from 'react';
import type { IconName } from '#content/icon.ts';
import type { PictureName } from '#content/pictureName.ts';
import { Icon } from '../Icon.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';
import { SilentPicture } from './SilentPicture.tsx';

interface TableProps {
  readonly caption: string;
  readonly isKeyed?: true | undefined;
  readonly icons?: readonly IconName[] | undefined;
  readonly comparedPictures?: readonly PictureName[] | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/* Two columns of at most so many characters fit a phone: beside the names of the rows, or below them. */
const mostCharacters = { tight: 12, short: 80 } as const;

const fits = (rows: TableProps['rows'], look: keyof typeof mostCharacters): boolean =>
  rows.every(
    ([, ...cells]) =>
      cells.length <= 2 && cells.every(({ length }) => length <= mostCharacters[look]),
  );

const narrowLook = (rows: TableProps['rows']): string | false =>
  (fits(rows, 'tight') && 'table-tight') || (fits(rows, 'short') && 'table-short');

/**
 * A table whose first column names the rows. On a narrow page each row becomes a block whose cells name their columns,
 * unless all cells are short. What is compared keeps its columns, below the names of the rows.
 */
export function Table(props: TableProps): ReactNode {
  const { caption, isKeyed, icons, columns, rows } = props;
  const { comparedPictures } = props;
  const isCompared = comparedPictures !== undefined;
  const names = [
    'table',
    isKeyed && 'table-keyed',
    !isKeyed && (isCompared ? 'table-short' : narrowLook(rows)),
    isCompared && 'table-compared',
    icons && 'table-answered',
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus (WCAG 2.1.1).
    <section className={names.filter(Boolean).join(' ')} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => {
              const picture = comparedPictures?.[index - 1];
              return (
                <th key={column} scope="col">
                  {picture && <SilentPicture name={picture} />}
                  {column}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            <tr key={name}>
              <th scope="row">{isKeyed ? <span>{name}</span> : <RichText>{name}</RichText>}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {/* One box, so that a link in it stays in its sentence where the cell is a grid. */}
                  <div className={icons?.[row] === 'x' ? 'table-no' : undefined}>
                    {index === 0 && icons?.[row] && <Icon name={icons[row]} />}
                    <RichText>{cell}</RichText>
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
