import type { ReactNode } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import { RichText } from '../widgets/parts/RichText.tsx';
import { SilentPicture } from './SilentPicture.tsx';

interface TableProps {
  readonly caption: string;
  readonly isKeyed?: true | undefined;
  readonly comparedPictures?: readonly PictureText[] | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/* What fits a phone: two cells beside the name of their row, or two of a sentence and three of a few short words below it. */
const fitting = {
  two: /^.{0,12}$/,
  wideTwo: /^.{0,76}$/,
  three: /^(?=.{0,26}$)\S{0,12}( \S{0,12})*$/,
};

const fits = (rows: TableProps['rows'], cells: number, words: RegExp): boolean =>
  rows.every(([, ...row]) => row.length <= cells && row.every((cell) => words.test(cell)));

const narrowLook = (rows: TableProps['rows']): string | false =>
  (fits(rows, 2, fitting.two) && 'table-tight') ||
  ((fits(rows, 2, fitting.wideTwo) || fits(rows, 3, fitting.three)) && 'table-short');

/**
 * A table whose first column names the rows. On a narrow page each row becomes a block whose cells name their columns,
 * unless all cells are short. What is compared keeps its columns, below the names of the rows.
 */
export function Table(props: TableProps): ReactNode {
  const { caption, isKeyed, comparedPictures, columns, rows } = props;
  const isCompared = comparedPictures !== undefined;
  const names = [
    'table',
    isKeyed && 'table-keyed',
    !isKeyed && (isCompared ? 'table-short' : narrowLook(rows)),
    isCompared && 'table-compared',
    rows.every(([, ...cells]) => cells.at(-1)?.startsWith('₹')) && 'table-sums',
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus (WCAG 2.1.1).
    <section className={names.filter(Boolean).join(' ')} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => {
              if (column === '') return <td key="names" />;
              const picture = comparedPictures?.[index - 1];
              return (
                <th key={column} scope="col">
                  {picture && <SilentPicture picture={picture} />}
                  {column}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{isKeyed ? <span>{name}</span> : <RichText>{name}</RichText>}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {/* One box, so that a link in it stays in its sentence where the cell is a grid. */}
                  <div>
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
