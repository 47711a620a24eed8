import type { ImageContent } from '../model';
import { useContent } from './provider';
import { ContentLink } from './ContentLink';
import { Picture } from './Picture';

interface ImageViewProps {
  readonly image: ImageContent & { readonly id: string };
  readonly sizes: string;
  readonly nth: number;
}

/** An image, with or without a link. */
export const ImageView = ({ image, sizes, nth }: ImageViewProps) => {
  const { track } = useContent();
  const { id, link } = image;
  const picture = <Picture image={image.image} sizes={sizes} position={image.position ?? nth} />;
  // A link without a name is not accessible, so only the image is rendered.
  const label = link?.altText ?? link?.text ?? image.image.alt;
  if (!link || !label) return picture;
  return (
    <ContentLink
      href={link.href}
      newWindow={link.newWindow}
      label={label}
      onClick={() => {
        track({ event: 'promo_click', componentId: id, label });
      }}
    >
      {picture}
    </ContentLink>
  );
};
