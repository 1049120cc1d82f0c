/**
 * Turns the Markdown of policies and articles into HTML. Headings get anchors, and tables the same markup as on other pages.
 * A block quote is a note that must not be overlooked.
 */
import { Lexer, Marked, type Tokens } from 'marked';
import { escapeHtml } from '#content/escapeHtml.ts';
import { durations, hyphenated, keepTogether } from './widgets/parts/KeepTogether.tsx';

export interface Heading {
  /** 2 or more, because the heading of a page stands above its Markdown. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/**
 * Text that Markdown shows as it is: every ASCII punctuation character may be escaped (CommonMark 0.31, section 2.4).
 * An operator's words, such as the company's name, may hold any of them.
 */
export const literal = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

const inOneLine = '<span class="keep-together">$&</span>';

/**
 * Renders Markdown.
 * @returns its HTML, and its headings in their order for the list of contents
 */
export function renderMarkdown(markdown: string): { html: string; headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, text }) {
        const id = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
        headings.push({ depth, id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(Lexer.lexInline(keepTogether(text)))}</h${depth}>\n`;
      },
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
        return escapeHtml(token.text).replace(hyphenated, inOneLine).replace(durations, inOneLine);
      },
      blockquote({ tokens }) {
        return `<div class="callout">${this.parser.parse(tokens)}</div>\n`;
      },
      /* It may scroll, so the keyboard must be able to reach it (WCAG 2.1.1). */
      code({ text }) {
        return `<div class="code" tabindex="0"><pre><code>${escapeHtml(text)}</code></pre></div>\n`;
      },
      table({ header, rows }) {
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const columns = header.map((cell) => `<th scope="col">${inline(cell)}</th>`);
        const body = rows.map(([name, ...cells]) => {
          const values = cells.map((cell, index) => {
            const column = escapeHtml(header[index + 1]?.text ?? '');
            return `<td data-column="${column}">${inline(cell)}</td>`;
          });
          return `<tr><th scope="row">${name ? inline(name) : ''}</th>${values.join('')}</tr>`;
        });
        return `<div class="table"><table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}
