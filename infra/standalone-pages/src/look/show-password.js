/** Gives each field for a password a button that shows what was typed. Without this script there is none. */
for (const button of document.querySelectorAll('button[data-shows]')) {
  const field = document.getElementById(button.dataset.shows);
  const { show, hide, showLabel, hideLabel } = button.dataset;
  const put = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? hide : show;
    button.setAttribute('aria-label', isShown ? hideLabel : showLabel);
  };
  put(false);
  button.hidden = false;
  button.addEventListener('click', () => put(field.type === 'password'));
  // What password managers keep is what was sent by a password field.
  field.form.addEventListener('submit', () => put(false));
}
