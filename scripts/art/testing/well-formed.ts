export function wellFormed(svg: string): boolean {
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const tag = /^<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>|^[^<>&]+/.exec(rest);
    if (tag === null) return false;
    const [all, closing, name, , empty] = tag;
    rest = rest.slice(all.length);
    if (name === undefined) {
      if (open.length === 0) return false;
    } else if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (empty !== '/') open.push(name);
  }
  return open.length === 0;
}
