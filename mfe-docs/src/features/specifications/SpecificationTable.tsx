import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';
import { groupedSpecifications, type Place, type Specification, type SpecificationPlaces } from './grouped-specifications.ts';
import styles from './SpecificationTable.module.css';

/** The standards that define a feature, each with the places where it does. */
export function SpecificationTable({ specifications }: { readonly specifications: readonly Specification[] }) {
  const text = useText();
  if (specifications.length === 0) {
    return (
      <Note kind="warning" title={text('docs-warning')}>
        {text('docs-no-specification')}
      </Note>
    );
  }
  return (
    <figure className="table-container">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('docs-specification')}</th>
            <th scope="col">{text('docs-specification-part')}</th>
          </tr>
        </thead>
        <tbody>
          {groupedSpecifications(specifications).map((specification) => (
            <SpecificationRow key={specification.places[0]?.address ?? specification.title} {...specification} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** With one place, the title leads there; with several, each of them does. */
function SpecificationRow({ title, places }: SpecificationPlaces) {
  const [only, ...others] = places;
  const hasSeveral = others.length > 0;
  return (
    <tr>
      <td>{hasSeveral ? title : <PlaceLink place={only} name={title} />}</td>
      <td className={styles.anchor}>
        {hasSeveral ? (
          <ul>
            {places.map((place, index) => (
              <li key={index}>
                <PlaceLink place={place} name={place.anchor || title} />
              </li>
            ))}
          </ul>
        ) : (
          only?.anchor
        )}
      </td>
    </tr>
  );
}

function PlaceLink({ place, name }: { readonly place: Place | undefined; readonly name: string }) {
  if (!place?.address) return name;
  return (
    <a className="external" href={place.address}>
      {name}
    </a>
  );
}
